import { KIT_LIMITS } from '@pagewright/contract/brand-kits';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TooLong } from '../../../app/controls/TooLong.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';

interface KitNameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly busy: boolean;
  /** Told a name that is not empty. */
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a brand kit is called. */
export function KitNameDialog({ title, name, busy, onName, onClose }: KitNameDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const typed = text.trim();
  const isTooLong = typed.length > KIT_LIMITS.name;
  const canBeSaved = typed !== '' && !isTooLong;
  const problem = useId();
  const finish = () => canBeSaved && onName(typed);
  return (
    <KitModal
      title={title}
      okText={t('editor.theme.keep')}
      cancelText={t('editor.cancel')}
      okButtonProps={{ disabled: !canBeSaved }}
      confirmLoading={busy}
      onOk={finish}
      onCancel={onClose}
      width={420}
    >
      <Input
        // A dialog's keys are for what it was opened for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        placeholder={t('editor.theme.name')}
        aria-label={t('editor.theme.name')}
        {...(isTooLong ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': problem } : {})}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && finish()}
      />
      {isTooLong && (
        <div id={problem}>
          <TooLong length={typed.length} most={KIT_LIMITS.name} />
        </div>
      )}
    </KitModal>
  );
}
