import type { Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import styles from './generation.module.css';
import { StyleChoice } from './StyleChoice.tsx';
import { type ChosenLook, type RedesignOptions, useRedesign } from './use-redesign.tsx';

interface RedesignChoiceProps extends RedesignOptions {
  readonly project: Project;
  readonly what: 'style' | 'format';
}

/** Restyles or reformats the whole document at once, keeping its words. */
export function RedesignChoice({ project, what, ...options }: RedesignChoiceProps) {
  const { t } = useTranslation();
  const { redesign, question } = useRedesign(project, options);
  const [custom, setCustom] = useState<ChosenLook>();
  // The choice shows at once; the pages follow within a moment.
  const [chosen, setChosen] = useState<ChosenLook>();
  const shown = { ...project.settings, ...chosen, ...custom };
  const apply = (look: ChosenLook) => {
    setChosen(look);
    redesign.mutate(look, { onSettled: () => setChosen(undefined) });
  };
  if (what === 'style') {
    return (
      <div className={styles.redesign} aria-busy={redesign.isPending}>
        <StyleChoice value={options.pageIds ? chosen?.style : shown.style} onChange={(style) => apply({ style })} />
        {question}
      </div>
    );
  }
  return (
    <div className={styles.redesign} aria-busy={redesign.isPending}>
      <FormatChoice
        value={shown.format}
        customSize={shown.customSize}
        onChange={(look) => {
          // A custom size is typed digit by digit: it is applied by its own button.
          setCustom(look.format === 'custom' ? look : undefined);
          if (look.format !== 'custom') apply({ format: look.format });
        }}
      />
      {custom && (
        <Button
          look="primary"
          wide
          busy={redesign.isPending}
          onClick={() => {
            setCustom(undefined);
            apply(custom);
          }}
        >
          {t('panel.apply')}
        </Button>
      )}
      {question}
    </div>
  );
}
