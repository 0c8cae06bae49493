/** Why a tool did not do what was asked, in words for the assistant. */
export class ToolFault extends Error {}
