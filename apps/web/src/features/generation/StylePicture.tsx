import type { Language } from '@pagewright/model/languages';
import type { StyleId } from '@pagewright/model/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import styles from './generation.module.css';
import type { StyleSample } from './style-samples/draw-samples.ts';

interface Samples {
  readonly STYLE_SAMPLES: Record<StyleId, StyleSample>;
}

/** The samples of a language as a component, loaded after the screen is there. */
function samplesIn(load: () => Promise<Samples>) {
  return lazy(async () => {
    const [{ StyleSample: Drawn }, { STYLE_SAMPLES }] = await Promise.all([import('./StyleSample.tsx'), load()]);
    return { default: ({ style }: { readonly style: StyleId }) => <Drawn sample={STYLE_SAMPLES[style]} /> };
  });
}

const SAMPLES: Readonly<Record<Language, ReturnType<typeof samplesIn>>> = {
  'zh-CN': samplesIn(() => import('./style-samples/zh-CN.prerendered.ts')),
  'zh-TW': samplesIn(() => import('./style-samples/zh-TW.prerendered.ts')),
  'en-US': samplesIn(() => import('./style-samples/en-US.prerendered.ts')),
  'ja-JP': samplesIn(() => import('./style-samples/ja-JP.prerendered.ts')),
  'fr-FR': samplesIn(() => import('./style-samples/fr-FR.prerendered.ts')),
};

/** A sample page in the style, in the person's language. */
export function StylePicture({ style }: { style: StyleId }) {
  // Drawn anew when the person chooses another language.
  useTranslation();
  const Sample = SAMPLES[currentLanguage()];
  return (
    <div className={styles.stylePicture} aria-hidden inert>
      <Suspense>
        <Sample style={style} />
      </Suspense>
    </div>
  );
}
