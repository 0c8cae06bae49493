import type { ProjectPage } from '@pagewright/contract/pages';
import type { Locator, Page as Tab } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { held } from './held.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** The person's own pictures in the editor: put on pages of this and of other documents, sent, found and deleted. */
const screens = useScreens();
let tab: Tab;
let harbour = 0;

beforeAll(async () => {
  tab = await screens.memberTab();
  harbour = await addFromTemplate(tab, 'Harbour');
  const plan = await addFromTemplate(tab, 'Plan');
  await openPage(harbour);
  await library().click();
  await send(await picture('crane.jpg', '#c8102e', 320, 200));
  await tile('crane.jpg').waitFor();
  await openPage(plan);
});

const library = (): Locator => tab.getByRole('button', { name: 'My pictures' });
const tile = (name: string): Locator => tab.getByRole('button', { name: `Take ${name}` });
const pictures = (): Locator => tab.getByTestId('editor-page').locator('[data-component-id^="image"] img');

async function openPage(projectId: number): Promise<void> {
  const pages: ProjectPage[] = await callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  await tab.goto(`/create/page/${pages[1]?.id}`);
  await tab.getByTestId('editor-page').waitFor();
}

async function picture(name: string, background: string, width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

function send(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const panel = tab.getByRole('complementary', { name: 'Components' });
  return panel.locator('input[type="file"]').setInputFiles(files);
}

it('are sent several at once, and what is no picture says so', async () => {
  await library().click();
  await tab.getByRole('region', { name: 'In other documents' }).getByText('Harbour').waitFor();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await send(await picture('bridge.jpg', '#2f5ff0', 300, 300), notes, await picture('boat.jpg', '#0a7d38', 200, 400));
  const own = tab.getByRole('region', { name: 'In this document' });
  await own.getByText('bridge.jpg').waitFor();
  await own.getByText('boat.jpg').waitFor();
  await tab.getByRole('alert').filter({ hasText: 'Please choose a picture file' }).waitFor();
});

it('are found by name, put in by a click in their own proportions and dragged out of other documents', async () => {
  const search = tab.getByRole('searchbox', { name: 'Search pictures and projects' });
  await search.fill('boat');
  await tile('bridge.jpg').waitFor({ state: 'detached' });
  const before = await pictures().count();
  await tile('boat.jpg').click();
  await expect.poll(() => pictures().count()).toBe(before + 1);
  const proportions = async () => {
    const box = await pictures().last().boundingBox();
    return (box?.height ?? 0) / (box?.width ?? 1);
  };
  await expect.poll(proportions).toBeCloseTo(2, 1);
  await search.fill('harbour');
  await tile('crane.jpg').dragTo(tab.getByTestId('stage'), { targetPosition: { x: 300, y: 300 } });
  await expect.poll(() => pictures().count()).toBe(before + 2);
  await expect
    .poll(() =>
      pictures()
        .last()
        .evaluate((one) => (one as HTMLImageElement).naturalWidth),
    )
    .toBe(320);
  await search.fill('nothing of that name');
  await tab.getByText('No picture is called that').waitFor();
  await search.fill('');
  // It is the document's own from now on, and stays when the other one is gone.
  await tab.getByRole('region', { name: 'In this document' }).getByText('crane.jpg').waitFor();
  await callApi(tab, 'DELETE', `/api/pagewright/project/remove/${harbour}`);
});

it('take the place of a picture that is selected, and that is taken back', async () => {
  const properties = tab.getByRole('complementary', { name: 'Properties' });
  const name = properties.locator('[data-field="imageUrl"]');
  await name.getByText('crane.jpg').waitFor();
  await properties.getByRole('button', { name: 'From my pictures' }).click();
  const dialog = tab.getByRole('dialog', { name: 'My pictures' });
  await dialog.getByRole('button', { name: 'Take bridge.jpg' }).click();
  await name.getByText('bridge.jpg').waitFor();
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await name.getByText('crane.jpg').waitFor();
  // Dragged onto it they do, too.
  const before = await pictures().count();
  const box = await pictures().last().boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const replaced = tab.getByTestId('replaced-picture');
  await tile('bridge.jpg').hover();
  await tab.mouse.down();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tab.mouse.move(middle.x, middle.y, { steps: 4 });
  // A drag is over something only once it has come there.
  await tab.mouse.move(middle.x + 1, middle.y);
  // It shows which one gives way.
  await replaced.waitFor();
  const marked = await replaced.boundingBox();
  expect(marked?.x).toBeCloseTo(box.x, 0);
  expect(marked?.width).toBeCloseTo(box.width, 0);
  await tab.mouse.up();
  await replaced.waitFor({ state: 'detached' });
  await name.getByText('bridge.jpg').waitFor();
  expect(await pictures().count()).toBe(before);
  await tab.getByTestId('stage').focus();
  await tab.keyboard.press('Control+z');
  await name.getByText('crane.jpg').waitFor();
});

it('are deleted when it is confirmed, unless a page shows them', async () => {
  await tab
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  const remove = (of: string) => tab.getByRole('button', { name: `Delete ${of}`, exact: true });
  const confirm = tab.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  await remove('boat.jpg').click();
  await confirm.click();
  await tab.getByTestId('toast').filter({ hasText: 'page 2 of “Plan” shows it' }).waitFor();
  await remove('bridge.jpg').click();
  await tab.keyboard.press('Escape');
  await tile('bridge.jpg').waitFor();
  await remove('bridge.jpg').click();
  await confirm.click();
  await tile('bridge.jpg').waitFor({ state: 'detached' });
  await tile('boat.jpg').waitFor();
});

it('are there when a document is left while one is on its way, and opened again', async () => {
  const before = await pictures().count();
  const sending = await held(tab, '**/uploadImages');
  const { buffer } = await picture('late.png', '#7a3cc8', 120, 90);
  const dropped = await tab.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'late.png', { type: 'image/png' }));
      return data;
    },
    [...buffer],
  );
  await tab.getByTestId('stage').dispatchEvent('drop', { dataTransfer: dropped });
  await sending.asked;
  await tab.getByTestId('save-state').filter({ hasText: 'Sending a picture' }).waitFor();
  // Its frame is kept on this device, from where another editor would take it.
  await tab.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('pagewright_draft_')));
  await tab.getByRole('button', { name: /^Back/ }).click();
  await tab.getByTestId('editor-page').waitFor({ state: 'detached' });
  await tab.goBack();
  await tab.getByTestId('toast').filter({ hasText: 'Sending a picture' }).waitFor();
  sending.release();
  await tab.getByTestId('toast').filter({ hasText: 'The picture has been uploaded' }).waitFor();
  await tab
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  await tab.reload();
  await expect.poll(() => pictures().count()).toBe(before + 1);
  const width = () => pictures().evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(width).toContain(120);
  // It is on the server: nothing of it is left over on this device that would have to be chosen between.
  expect(await tab.getByTestId('toast').filter({ hasText: 'restored' }).count()).toBe(0);
});
