export { type NumberedBlock, numberedBlocks } from '../../from-blocks/numbered-blocks.ts';
export { connect } from '../connect.ts';
export type { Model } from '../conversation.ts';
export { unsupportedIn } from '../unsupported.ts';
export {
  type AskedChanges,
  askChanges,
  type ModelParts,
  type ToldObject,
  type ToldPage,
  type ToldPicture,
} from './ask-changes.ts';
export { borneOut, briefOfOperation, isGivenTo } from './borne-out.ts';
export type { Operation } from './change-answer.ts';
