import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../app/controls/use-narrow.ts';
import { KitDrawer } from '../../app/kit/KitDrawer.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';
import type { BoardThread } from './comment-source.ts';
import styles from './comments.module.css';
import { useComments, useCommentsUi } from './comments-context.ts';

/** The panel beside the pages, or as a sheet over them in a narrow window. */
export function CommentsFrame({
  isLost,
  onClosed,
}: {
  isLost: (thread: BoardThread) => boolean;
  onClosed?: () => void;
}) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { ui } = useComments();
  const open = useCommentsUi((state) => state.open);
  const placing = useCommentsUi((state) => state.placing);
  const close = () => {
    ui.setState({ open: false, placing: false, thread: undefined });
    onClosed?.();
  };
  if (!narrow) return open ? <CommentsPanel isLost={isLost} onClose={close} /> : null;
  return (
    <KitDrawer
      // While a place is chosen the pages are what is seen.
      open={open && !placing}
      onClose={close}
      placement="bottom"
      size="56%"
      title={t('comments.title')}
      mask={false}
      classNames={{ body: styles.sheet }}
    >
      <CommentsPanel isLost={isLost} />
    </KitDrawer>
  );
}
