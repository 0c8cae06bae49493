import { isOcrInstalled } from '@pagewright/source/ocr';
import { poorScan, SCANNED_TEXTS, scanIn } from '@pagewright/source/testing/scans';
import { describe, expect, it } from 'vitest';
import { useScreens } from './use-screens.ts';

/** ms in which recognising a page, or making a document of it, must be done on a busy machine. */
const READ_WITHIN = 240_000;

const screens = useScreens();

describe.skipIf(!isOcrInstalled())('scanned pages', () => {
  it('are uploaded, read with doubts shown, and become a document', async () => {
    const tab = await screens.memberTab();
    await tab.goto('/');
    const scan = (name: string, bytes: Uint8Array) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    });
    const document = (name: string) => tab.getByTestId('document').filter({ hasText: name });

    await tab.getByTestId('file-input').setInputFiles(scan('poor.pdf', poorScan()));
    await document('poor.pdf').filter({ hasText: 'Words that may be misread' }).waitFor({ timeout: READ_WITHIN });
    await tab.getByRole('button', { name: 'Read poor.pdf' }).click();
    const sheet = tab.getByTestId('reader-sheet');
    await sheet.getByText(SCANNED_TEXTS['zh-CN'].title).waitFor();
    expect(await sheet.locator('mark').count()).toBeGreaterThan(5);
    const piece = sheet.getByTestId('scan-piece').first();
    await piece.waitFor();
    expect(await piece.locator('img').getAttribute('alt')).toBe('Page 1 as it was scanned');
    await tab.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await tab.getByRole('button', { name: 'Remove poor.pdf' }).click();
    await document('poor.pdf').waitFor({ state: 'detached' });

    await tab.getByTestId('file-input').setInputFiles(scan('bridge.pdf', scanIn('en-US')));
    await document('bridge.pdf').waitFor({ timeout: READ_WITHIN });
    await tab.getByTestId('generate').click();
    await tab.getByTestId('page-indicator').waitFor({ timeout: READ_WITHIN });
    await tab.locator('[data-page-index="0"] [data-page]').getByText('River Bridge').first().waitFor();
  });
});
