import { FolderAddOutlined } from '@ant-design/icons';
import type { Collection } from '@pagewright/contract/collections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { Question } from '../../app/kit/Question.tsx';
import { loginPath } from '../../app/session/redirect-target.ts';
import { useSession } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import { useProjectSwitch } from '../projects/use-project-switch.ts';
import { useMakeProject } from './collection-queries.ts';

/** Makes a project of a published work; what costs points is asked about first. Visitors sign in and come back. */
export function UseButton({ collection }: { collection: Collection }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const switchTo = useProjectSwitch();
  const make = useMakeProject();
  const [asking, setAsking] = useState(false);
  const { collectionId, name, publisher, price, isOwn, isPaid } = collection;
  const costs = price > 0 && !isOwn && !isPaid;
  const use = () =>
    make.mutate(
      { collectionId, price },
      {
        onSuccess: async ({ id }) => {
          notify.success(t('collections.used'));
          if (await switchTo(id)) await navigate('/');
        },
        onError: (error) => notify.error(error, (reason) => t('collections.useFailed', { reason })),
      },
    );
  const begin = () => {
    if (!session) void navigate(loginPath(pathname));
    else if (costs) setAsking(true);
    else use();
  };
  return (
    <>
      <Button
        look="primary"
        icon={<FolderAddOutlined />}
        busy={make.isPending}
        onClick={begin}
        data-testid="use-collection"
      >
        {costs ? t('collections.useFor', { total: price }) : t('collections.use')}
      </Button>
      {asking && (
        <Question
          title={t('collections.useTitle', { name })}
          okText={t('collections.useFor', { total: price })}
          keepText={t('collections.keep')}
          onKeep={() => setAsking(false)}
          onOk={() => {
            setAsking(false);
            use();
          }}
        >
          {t('collections.useText', { total: price, publisher })}
        </Question>
      )}
    </>
  );
}
