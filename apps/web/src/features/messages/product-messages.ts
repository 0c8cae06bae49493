import type { ParseKeys } from 'i18next';
import type { Toast } from '../../app/toasts/notify.ts';

/** The parts of the product that have messages (spec §8), in its order. */
export const MESSAGE_AREAS = [
  'account',
  'files',
  'generation',
  'projects',
  'pages',
  'preview',
  'dynamic',
  'images',
  'export',
] as const;
export type MessageArea = (typeof MESSAGE_AREAS)[number];

interface ProductMessage {
  readonly kind: Toast['kind'];
  readonly key: ParseKeys;
}

const all = (kind: Toast['kind'], ...keys: readonly ParseKeys[]): readonly ProductMessage[] =>
  keys.map((key) => ({ kind, key }));

/** The messages that screens show by themselves; those of refused calls are in the error catalogue. */
export const PRODUCT_MESSAGES: Readonly<Record<MessageArea, readonly ProductMessage[]>> = {
  account: [
    ...all('success', 'accounts.codeSent', 'accounts.saved', 'accounts.passwordChanged', 'accounts.resetDone'),
    ...all('success', 'account.invitationVerified'),
    ...all(
      'warning',
      'error.loginExpired',
      'generation.loginFirst',
      'account.invitationNeeded',
      'accounts.tagExists',
      'accounts.checkForm',
    ),
    ...all('error', 'account.membershipFailed', 'accounts.loadFailed'),
  ],
  files: [
    ...all('warning', 'project.selectFirst', 'document.unexpectedType'),
    ...all('error', 'document.loadFailed', 'document.uploadFailed', 'document.deleteFailed', 'error.networkRetry'),
  ],
  generation: [
    ...all('success', 'generation.submitted', 'generation.done'),
    ...all('warning', 'generation.running', 'generation.uploading', 'generation.nothingToUse'),
    ...all('error', 'generation.failed'),
  ],
  projects: [
    ...all('success', 'project.deleted', 'project.deletedMany'),
    ...all('warning', 'project.switching', 'project.notFound'),
    ...all('error', 'project.createFailed', 'project.updateFailed', 'project.deleteFailed', 'project.switchFailed'),
    ...all('error', 'project.constraint'),
  ],
  pages: [
    ...all('success', 'history.undone', 'history.againUndone', 'history.redone'),
    ...all('error', 'page.loadFailed', 'panel.redesignFailed'),
  ],
  preview: [
    ...all('success', 'page.refreshed'),
    ...all('info', 'page.noProject', 'page.noContent', 'page.none'),
    ...all('error', 'page.refreshFailed', 'page.previewFailed', 'page.failed', 'page.allFailed'),
    ...all('error', 'page.componentFailed', 'page.componentLoadFailed', 'page.componentStartFailed'),
  ],
  dynamic: [
    ...all('warning', 'dynamic.noProject', 'dynamic.noPage', 'dynamic.noData', 'dynamic.empty'),
    ...all('error', 'dynamic.loadFailed', 'dynamic.events.methodFailed'),
  ],
  images: [
    ...all('success', 'panels.image.svgUploaded', 'panels.image.uploaded'),
    ...all(
      'warning',
      'panels.image.large',
      'panels.image.notAnImage',
      'panels.image.uploadFailed',
      'panels.image.previewFailed',
    ),
  ],
  export: [
    ...all('info', 'export.currentBusy', 'export.allBusy'),
    ...all('success', 'export.currentDone', 'export.allDone'),
    ...all('warning', 'export.noPages', 'export.noCurrent'),
    ...all('error', 'export.failed'),
  ],
};

/** What stands in the places of messages, beside what has to be translated. */
export const SAMPLE_VALUES = {
  attribute: 'fontsize',
  available: 3,
  column: 5,
  count: 0,
  element: 'Text',
  extension: 'csv',
  field: 'email',
  file: 'report-2025.docx',
  folder: 'data',
  id: 12,
  line: 12,
  max: 60,
  maxDepth: 64,
  maxKilobytes: 256,
  maxMegabytes: 100,
  maxNodes: 5_000,
  megabytes: 600,
  method: 'showDetail',
  min: 1,
  name: 'PORT',
  names: 'PAGEWRIGHT_LLM_URL',
  needed: 8,
  number: 3,
  page: 7,
  pages: 8,
  pid: 4711,
  port: 3000,
  price: 30,
  scope: 'read',
  seconds: 30,
  total: 12,
} as const;
