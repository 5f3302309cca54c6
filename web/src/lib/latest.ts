// Answers come back in any order; of several questions about one thing only the last one asked counts.

export class Latest {
  private asked = 0;

  /** Take the answer, or what went wrong, unless something was asked or forgotten since. */
  async ask<T>(answer: Promise<T>, take: (found: T) => void, fail: (problem: unknown) => void = () => {}): Promise<void> {
    const mine = ++this.asked;
    try {
      const found = await answer;
      if (mine === this.asked) take(found);
    } catch (problem) {
      if (mine === this.asked) fail(problem);
    }
  }

  /** What is still under way no longer counts. */
  forget(): void {
    this.asked++;
  }
}
