/** What is said of the earlier and of the later side. */
export interface SideNames {
  readonly before: string;
  readonly after: string;
}
