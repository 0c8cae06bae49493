import type { Operation } from '@pagewright/compose/changes';
import type { AssistPage } from '../assistant.ts';
import { changeChartData, changeChartType } from './chart-operations.ts';
import { addObject } from './new-objects.ts';
import { changeObject, removeObject } from './object-operations.ts';
import { type Operating, type Outcome, outcomeOf } from './operating.ts';
import { added, duplicated, hidden, moved, noted, restyled, rewritten, sectioned } from './page-operations.ts';

/** Does one operation to a page. */
export function operate(operating: Operating, page: AssistPage, operation: Operation): Outcome {
  switch (operation.do) {
    case 'set-text':
    case 'set-look':
    case 'move-object':
    case 'replace-picture':
      return changeObject(operating, page, operation, operation.do);
    case 'remove-object':
      return removeObject(operating, page, operation);
    case 'add-text':
    case 'add-table':
      return addObject(operating, page, operation, operation.do);
    case 'chart-data':
      return changeChartData(operating, page, operation);
    case 'chart-type':
      return changeChartType(operating, page, operation);
    default:
      return outcomeOf(operateOnPage(operating, page, operation));
  }
}

/** @returns whether anything came of it */
function operateOnPage(operating: Operating, page: AssistPage, operation: Operation): boolean {
  switch (operation.do) {
    case 'rewrite-page':
      return rewritten(operating, page, operation);
    case 'add-page':
      return added(operating, page, operation);
    case 'duplicate-page':
      return duplicated(operating, page);
    case 'remove-page':
      if (operating.shadow.pages.length < 2) return false;
      operating.shadow.remove(page.id);
      return true;
    case 'move-page':
      return moved(operating, page, operation);
    case 'hide-page':
    case 'show-page':
      return hidden(operating, page, operation.do === 'hide-page');
    case 'set-section':
      return sectioned(operating, page, operation);
    case 'set-notes':
      return noted(operating, page, operation);
    case 'restyle-page':
      return restyled(operating, page, operation);
    default:
      return false;
  }
}
