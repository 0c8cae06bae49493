import { MoreOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { isSameValue } from '@pagewright/components/same-value';
import { type BrandKit, KIT_LIMITS } from '@pagewright/contract/brand-kits';
import { tokensOf } from '@pagewright/design/styles';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../app/api/download.ts';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { KitPicture } from '../../../features/styles/KitPicture.tsx';
import { useAddKit, useEditKit, useKits, useRemoveKit } from '../../../features/styles/kit-queries.ts';
import panelStyles from '../../panels/panels.module.css';
import { KitNameDialog } from './KitNameDialog.tsx';
import { kitFile, readKitFile } from './kit-file.ts';
import styles from './theme.module.css';

interface KitListProps {
  /** Of the document. */
  readonly style: DocumentStyle;
  readonly onChoose: (style: DocumentStyle) => void;
}

type Dialog =
  | { readonly is: 'add' }
  | { readonly is: 'rename'; readonly kit: BrandKit }
  | { readonly is: 'replace'; readonly kit: BrandKit }
  | { readonly is: 'delete'; readonly kit: BrandKit };

/** The person's brand kits: taken for the document, made of its style, kept as files. */
export function KitList({ style, onChoose }: KitListProps) {
  const { t } = useTranslation();
  const kits = useKits();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  return (
    <section className={panelStyles.section} aria-label={t('editor.theme.kits')}>
      <h2>{t('editor.theme.kits')}</h2>
      {kits.isPending && <div className={styles.waiting} aria-busy="true" />}
      {kits.isError && (
        <div className={styles.warning} role="alert">
          <span>{errorText(kits.error)}</span>
          <Button onClick={() => void kits.refetch()}>{t('app.retry')}</Button>
        </div>
      )}
      {kits.data?.length === 0 && <p className={styles.none}>{t('editor.theme.noKits')}</p>}
      {kits.data && kits.data.length > 0 && (
        <ul className={styles.kits}>
          {kits.data.map((kit) => (
            <KitRow key={kit.id} {...{ kit, style, onChoose }} onDialog={setDialog} />
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        <Button icon={<PlusOutlined />} wide onClick={() => setDialog({ is: 'add' })}>
          {t('editor.theme.save')}
        </Button>
        <ImportButton />
      </div>
      {dialog?.is === 'add' && <AddDialog style={style} onClose={close} />}
      {dialog?.is === 'rename' && <RenameDialog kit={dialog.kit} onClose={close} />}
      {dialog?.is === 'replace' && <ReplaceDialog kit={dialog.kit} style={style} onClose={close} />}
      {dialog?.is === 'delete' && <DeleteDialog kit={dialog.kit} onClose={close} />}
    </section>
  );
}

interface KitRowProps extends KitListProps {
  readonly kit: BrandKit;
  readonly onDialog: (dialog: Dialog) => void;
}

function KitRow({ kit, style, onChoose, onDialog }: KitRowProps) {
  const { t } = useTranslation();
  const isShown = isSameValue(tokensOf(style), kit.tokens);
  const run: Readonly<Record<string, () => void>> = {
    rename: () => onDialog({ is: 'rename', kit }),
    replace: () => onDialog({ is: 'replace', kit }),
    export: () => saveFile(kitFile(kit), `${kit.name}.json`),
    delete: () => onDialog({ is: 'delete', kit }),
  };
  const items = [
    { key: 'rename', label: t('editor.theme.rename') },
    { key: 'replace', label: t('editor.theme.replace'), disabled: isShown },
    { key: 'export', label: t('editor.theme.export') },
    { key: 'delete', label: t('editor.theme.delete'), danger: true },
  ];
  return (
    <li>
      <button
        type="button"
        className={styles.kit}
        aria-pressed={isShown}
        title={kit.name}
        onClick={() => onChoose(kit.tokens)}
      >
        <KitPicture tokens={kit.tokens} />
        <span>{kit.name}</span>
      </button>
      <KitDropdown menu={{ items, onClick: ({ key }) => run[key]?.() }}>
        <Button look="text" icon={<MoreOutlined />} aria-label={t('editor.theme.more', { name: kit.name })} />
      </KitDropdown>
    </li>
  );
}

/** What a brand kit is kept of. */
type NamedTokens = Pick<BrandKit, 'name' | 'tokens'>;

function ImportButton() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const add = useAddKit();
  /** Read, but called too long to be kept so. */
  const [unnamed, setUnnamed] = useState<NamedTokens>();
  // By the name that it has got: another one may have been called so.
  const keep = (kit: NamedTokens) =>
    add.mutate(kit, {
      onSuccess: ({ name }) => {
        notify.success(t('editor.theme.saved', { name }));
        setUnnamed(undefined);
      },
    });
  const take = async (file: File) => {
    const read = await readKitFile(file);
    if (!read.tokens) {
      notify.warning(t('editor.theme.noStyle', { file: file.name, reason: read.wrong.join(', ') }));
      return;
    }
    const { name, tokens } = read;
    if (name.length > KIT_LIMITS.name) setUnnamed({ name, tokens });
    else keep({ name, tokens });
  };
  return (
    <>
      <Button
        icon={<UploadOutlined />}
        aria-label={t('editor.theme.import')}
        title={t('editor.theme.import')}
        busy={add.isPending}
        onClick={() => input.current?.click()}
      />
      <FilePicker
        ref={input}
        accept=".json,application/json"
        aria-label={t('editor.theme.import')}
        onFiles={([file]) => void take(file)}
      />
      {unnamed && (
        <KitNameDialog
          title={t('editor.theme.import')}
          name={unnamed.name}
          busy={add.isPending}
          onClose={() => setUnnamed(undefined)}
          onName={(name) => keep({ ...unnamed, name })}
        />
      )}
    </>
  );
}

function AddDialog({ style, onClose }: { style: DocumentStyle; onClose: () => void }) {
  const { t } = useTranslation();
  const add = useAddKit();
  return (
    <KitNameDialog
      title={t('editor.theme.save')}
      name=""
      busy={add.isPending}
      onClose={onClose}
      onName={(name) =>
        add.mutate(
          { name, tokens: tokensOf(style) },
          {
            onSuccess: (kit) => {
              notify.success(t('editor.theme.saved', { name: kit.name }));
              onClose();
            },
          },
        )
      }
    />
  );
}

function RenameDialog({ kit, onClose }: { kit: BrandKit; onClose: () => void }) {
  const { t } = useTranslation();
  const edit = useEditKit();
  return (
    <KitNameDialog
      title={t('editor.theme.rename')}
      name={kit.name}
      busy={edit.isPending}
      onClose={onClose}
      onName={(name) => edit.mutate({ id: kit.id, name }, { onSuccess: onClose })}
    />
  );
}

interface ReplaceDialogProps extends Pick<KitListProps, 'style'> {
  readonly kit: BrandKit;
  readonly onClose: () => void;
}

function ReplaceDialog({ kit, style, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation();
  const edit = useEditKit();
  const onSuccess = () => {
    notify.success(t('editor.theme.replaced', { name: kit.name }));
    onClose();
  };
  return (
    <KitModal
      title={t('editor.theme.replaceAsk', { name: kit.name })}
      okText={t('editor.theme.replace')}
      okButtonProps={{ danger: true }}
      cancelText={t('editor.cancel')}
      confirmLoading={edit.isPending}
      onOk={() => edit.mutate({ id: kit.id, tokens: tokensOf(style) }, { onSuccess })}
      onCancel={onClose}
      width={420}
    >
      {t('editor.theme.replaceText')}
    </KitModal>
  );
}

function DeleteDialog({ kit, onClose }: { kit: BrandKit; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveKit();
  return (
    <KitModal
      title={t('editor.theme.deleteAsk', { name: kit.name })}
      okText={t('editor.theme.delete')}
      okButtonProps={{ danger: true }}
      cancelText={t('editor.cancel')}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate(kit, { onSuccess: onClose })}
      onCancel={onClose}
      width={420}
    >
      {t('editor.theme.deleteText')}
    </KitModal>
  );
}
