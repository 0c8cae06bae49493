export {
  CARD_TITLE_LENGTH,
  type OutlineCard,
  type OutlineCards,
  outlineCard,
  outlineCards,
} from './outline-cards/cards.ts';
export {
  type CardSource,
  cardBrief,
  cardFault,
  cardForms,
  cardSource,
  cardTitle,
  cardUnits,
  composedCards,
  editedOutline,
} from './outline-cards/edited-outline.ts';
export { entriesOf, joined } from './outline-cards/entries.ts';
export { isFrame } from './outline-cards/forms.ts';
export {
  addSection,
  addUnitCard,
  canMerge,
  canSplit,
  type Dropped,
  dropCard,
  droppedFrom,
  dropUnit,
  mergeCards,
  moveCard,
  moveUnit,
  renameCard,
  restore,
  setCardForm,
  splitCard,
  takesUnits,
} from './outline-cards/operations.ts';
export { broughtStatementId, broughtUnitId, type Unit, type UnitContent, unitsOf } from './outline-cards/units.ts';
