import { COMPONENT_KINDS } from '@pagewright/components/models';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { needWords } from '../../app/i18n/i18n.ts';

interface KindNameProps {
  /** As the server names it. */
  readonly kind: string;
}

/** What a kind of component is called. The words come when the first is shown: few people ever see one here. */
export function KindName(props: KindNameProps) {
  return (
    <Suspense>
      <Name {...props} />
    </Suspense>
  );
}

const Name = lazy(async () => {
  await needWords(['panels']);
  return { default: KnownName };
});

function KnownName({ kind }: KindNameProps) {
  const { t } = useTranslation();
  const known = COMPONENT_KINDS.find((one) => one === kind);
  return known && t(`panels.kinds.${known}.name`);
}
