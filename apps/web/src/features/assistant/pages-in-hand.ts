/** Pages that are open to be changed by hand, and the proposals are for: what was done to them counts first. */
export interface PagesInHand {
  /** What was done here goes to the server. @throws what keeps it from getting there */
  readonly settle: () => Promise<void>;
  /** Shows the pages as an accepted proposal has left them, as one step. */
  readonly show: () => Promise<void>;
}
