import { PagewrightError } from '@pagewright/model/errors';
import sharp from 'sharp';
import type { Press } from '../press.ts';

/** Where no browser is installed. */
export const NO_PRESS: Press = {
  pdf: () => Promise.reject(new PagewrightError('print/no-browser')),
  png: () => Promise.reject(new PagewrightError('print/no-browser')),
  parts: () => Promise.reject(new PagewrightError('print/no-browser')),
  html: () => Promise.reject(new PagewrightError('print/no-browser')),
};

/** Draws nothing, in the right size; nothing of it is shapes. */
export const WHITE_PRESS: Press = {
  ...NO_PRESS,
  parts: async (pages) => pages.map(() => undefined),
  png: (pages, scale) =>
    Promise.all(
      pages.map(({ size }) =>
        sharp({
          create: {
            width: Math.round(size.width * scale),
            height: Math.round(size.height * scale),
            channels: 3,
            background: '#fff',
          },
        })
          .png()
          .toBuffer(),
      ),
    ),
};
