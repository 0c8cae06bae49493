import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { PagewrightError } from '@pagewright/model/errors';

/** Names on the PATH, best first: the one without windows starts in half the time and draws the same. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** Where installers put Chrome, Chromium and Edge on each system. */
function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return folders.flatMap((folder) => names.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)));
  }
  if (process.platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = process.env;
    const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];
    const edge = 'Microsoft\\Edge\\Application\\msedge.exe';
    return folders.flatMap((folder) => (folder ? [...programs, edge].map((program) => join(folder, program)) : []));
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/opt/microsoft/msedge/msedge'];
}

function onPath(): string[] {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/**
 * A Chromium to print with: `PAGEWRIGHT_CHROMIUM` alone where it is set, else an installed Chrome, Chromium or Edge, else
 * the one that Playwright downloaded.
 * @throws PagewrightError `print/no-browser`
 */
export async function findChromium(): Promise<string> {
  const configured = process.env.PAGEWRIGHT_CHROMIUM;
  if (configured) {
    if (await isExecutable(configured)) return configured;
    throw new PagewrightError('print/no-browser', {}, { detail: `PAGEWRIGHT_CHROMIUM=${configured} is no program` });
  }
  for (const place of [...onPath(), ...usualPlaces()]) {
    if (await isExecutable(place)) return place;
  }
  const { chromium } = await import('playwright-core');
  const downloaded = chromium.executablePath();
  if (downloaded && (await isExecutable(downloaded))) return downloaded;
  throw new PagewrightError('print/no-browser');
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
