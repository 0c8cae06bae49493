import { expect, it } from 'vitest';
import { openGenerated } from './open-generated.ts';
import { useScreens } from './use-screens.ts';

/** A page is generated again by itself, by the keyboard alone, and taken back. */

const NOTE = `# The harbour of Larnsund

## Ships
The harbour takes ships of up to 240 metres. In 2023 it handled 412 ships, 12% more than in 2022.
Two tugs are on duty at all hours.

## Plans
A third quay is to open in May 2026. The city pays one half, the state the other.
`;

const screens = useScreens({ tabs: 'of a test' });

it('is shown before it counts, and can be undone', async () => {
  const tab = await screens.memberTab();
  await openGenerated(tab, 'en-US', NOTE, { pageCount: 4 });
  await tab.getByRole('button', { name: 'Next page' }).click();
  await tab.getByTestId('page-indicator').getByText('Page 2 / 4').waitFor();
  await tab.getByTestId('make-again').focus();
  await tab.keyboard.press('Enter');
  const dialog = tab.getByTestId('again-dialog');
  await dialog.getByText('The whole page').waitFor();
  await dialog.getByText('Points, once you accept it: 1').waitFor();
  await expect.poll(() => dialog.getByRole('radio').count()).toBeGreaterThan(1);
  await tab.getByTestId('again-start').focus();
  await tab.keyboard.press('Enter');
  await tab.getByTestId('assistant-proposal').getByText('Page 2: generated again').waitFor();
  await tab.getByTestId('assistant-accept').focus();
  await tab.keyboard.press('Enter');
  const undo = tab.getByRole('button', { name: 'Undo', exact: true });
  await tab.getByTestId('assistant-proposal').waitFor({ state: 'detached' });
  await expect.poll(() => undo.getAttribute('title')).toContain('page generated again');
  await undo.click();
  await tab.getByText('Undone: page generated again').waitFor();
});
