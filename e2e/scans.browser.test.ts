import { findChromium } from '@pagewright/printer/chromium';
import { isOcrInstalled } from '@pagewright/source/ocr';
import { poorScan, SCANNED_TEXTS, scanIn } from '@pagewright/source/testing/scans';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedServer, startServer } from './start-server.ts';

let server: StartedServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.skipIf(!isOcrInstalled())('scanned pages', () => {
  it('are uploaded, read with doubts shown, and become a document', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    const tab = await context.newPage();
    await tab.goto(server.ownerLink);
    await tab.waitForURL(`${server.url}/`);
    const scan = (name: string, bytes: Uint8Array) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    });
    const document = (name: string) => tab.getByTestId('document').filter({ hasText: name });

    await tab.getByTestId('file-input').setInputFiles(scan('poor.pdf', poorScan()));
    await document('poor.pdf').filter({ hasText: 'Words that may be misread' }).waitFor({ timeout: 120_000 });
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
    await document('bridge.pdf').waitFor({ timeout: 120_000 });
    await tab.getByTestId('generate').click();
    await tab.getByTestId('page-indicator').waitFor({ timeout: 120_000 });
    await tab.locator('[data-page-index="0"] [data-page]').getByText('River Bridge').first().waitFor();
    await context.close();
  });
});
