// What is open over the table: its menu, the rules, the list of keys, the link for another device. The table stays where it is.

export type Section = "" | "menu" | "rules" | "keys" | "hand";

class Menu {
  section = $state<Section>("");
  rule = $state(""); // the one that the rules open at
  isHere = $state(false); // whether there is a table for it to lie over
  private opener: HTMLElement | null = null;

  open = (section: Section = "menu"): void => {
    this.opener ??= document.activeElement as HTMLElement | null;
    this.section = section;
    this.rule = "";
  };

  /** The rules over the table, at one of them. */
  look = (rule: string): void => {
    this.open("rules");
    this.rule = rule;
  };

  close = (): void => {
    this.section = "";
    if (this.opener?.isConnected) this.opener.focus();
    this.opener = null;
  };
}

export const menu = new Menu();
