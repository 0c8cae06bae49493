/** The two exports that every view of pages offers (spec §2). */
export interface ExportActions {
  readonly currentBusy: boolean;
  readonly allBusy: boolean;
  /** Ends what is being made; nothing is saved then. */
  stop(): void;
  exportCurrent(): void;
  exportAll(): void;
}
