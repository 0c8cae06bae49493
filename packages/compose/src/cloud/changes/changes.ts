export { connect } from '../connect.ts';
export type { Model } from '../conversation.ts';
export { type NumberedBlock, numberedBlocks } from '../numbered-blocks.ts';
export { unsupportedIn } from '../unsupported.ts';
export { type AskedChanges, askChanges, type ModelParts, type ToldObject, type ToldPage } from './ask-changes.ts';
export { borneOut, briefOfOperation } from './borne-out.ts';
export type { Operation } from './change-answer.ts';
