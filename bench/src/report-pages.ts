import type { Page } from '@pagewright/components/models';
import { ENGINES } from '@pagewright/compose/engines';
import { designOutline } from '@pagewright/design/design';
import { STYLES } from '@pagewright/design/styles';
import { readText } from '@pagewright/source/read';
import { reportText } from './content.ts';

/** The report as so many designed slides. */
export function reportPages(count: number): Page[] {
  const outline = ENGINES.local.compose([readText(reportText(count))], {
    prompt: '',
    pageCount: count,
    mode: 'condense',
    format: 'ppt-16-9',
  });
  return designOutline(outline, { format: 'ppt-16-9', style: STYLES.professional });
}
