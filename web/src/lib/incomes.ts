// The tincture of a character's field: the type of district its income comes from. Drawing only; the rules are elsewhere.
export const INCOMES: Record<string, string> = {
  king: "noble",
  emperor: "noble",
  patrician: "noble",
  bishop: "religious",
  abbot: "religious",
  cardinal: "religious",
  merchant: "trade",
  trader: "trade",
  warlord: "military",
  diplomat: "military",
  marshal: "military",
};
