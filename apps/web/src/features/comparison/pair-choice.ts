/** Takes in, or leaves out, what is accepted; must keep its identity. */
export interface Choose {
  page(id: number, isTaken: boolean): void;
  object(pageId: number, objectId: string, isTaken: boolean): void;
}
