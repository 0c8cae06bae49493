import { PASSWORD_MIN } from '@pagewright/contract/accounts';
import { Checkbox, DatePicker, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { LINK_EXPIRIES, type LinkExpiry, linkEnd } from './link-expiry.ts';
import styles from './share-dialog.module.css';
import { useAddShareLink } from './share-queries.ts';

interface LinkFields {
  readonly expiry: LinkExpiry;
  /** The kit's own kind of date. */
  readonly date?: { toDate(): Date };
  readonly password?: string;
  readonly canDownload: boolean;
  readonly canComment: boolean;
}

const FIRST: LinkFields = { expiry: 'never', canDownload: false, canComment: false };
/** Fields that can be wrong. */
const CHECKED = ['date', 'password'] as const;

/** What the next link lets others do, and for how long. */
export function NewLinkForm({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<LinkFields>();
  const expiry = Form.useWatch('expiry', form) ?? FIRST.expiry;
  const adding = useAddShareLink(projectId);
  const add = ({ date, password, canDownload, canComment, ...chosen }: LinkFields) => {
    const end = linkEnd(chosen.expiry, date?.toDate(), new Date());
    adding.mutate(
      { expiresAt: end?.toISOString() ?? null, canDownload, canComment, ...(password ? { password } : {}) },
      {
        onSuccess: () => {
          notify.success(t('sharing.created'));
          form.resetFields(['password']);
        },
        // Not above the links, which would move while one of them is pressed.
        onError: (error) => notify.error(error),
      },
    );
  };
  /** What was wrong with a field is said no longer once it is another. */
  const corrected = (changed: Partial<LinkFields>) =>
    form.setFields(CHECKED.filter((name) => name in changed).map((name) => ({ name, errors: [] })));
  return (
    <Form<LinkFields>
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      initialValues={FIRST}
      validateTrigger="onSubmit"
      onValuesChange={corrected}
      onFinish={add}
      autoComplete="off"
    >
      <div className={styles.fields}>
        <Form.Item name="expiry" label={t('sharing.expiry')}>
          <Select
            options={LINK_EXPIRIES.map((value) => ({ value, label: t(`sharing.expiries.${value}`) }))}
            getPopupContainer={besideField}
          />
        </Form.Item>
        {expiry === 'date' && (
          <Form.Item
            name="date"
            label={t('sharing.lastDay')}
            rules={[{ required: true, message: t('sharing.dayRequired') }]}
          >
            <DatePicker className={styles.date} disabledDate={isPast} getPopupContainer={besideField} />
          </Form.Item>
        )}
        <Form.Item
          name="password"
          label={t('sharing.password')}
          rules={[{ min: PASSWORD_MIN, message: t('account.passwordShort', { min: PASSWORD_MIN }) }]}
        >
          <Input.Password autoComplete="new-password" placeholder={t('sharing.noPassword')} maxLength={200} />
        </Form.Item>
      </div>
      <div className={styles.make}>
        <div className={styles.allowed}>
          <Form.Item name="canDownload" valuePropName="checked" noStyle>
            <Checkbox>{t('sharing.allowDownload')}</Checkbox>
          </Form.Item>
          <Form.Item name="canComment" valuePropName="checked" noStyle>
            <Checkbox>{t('sharing.allowComments')}</Checkbox>
          </Form.Item>
        </div>
        <Button look="primary" submit busy={adding.isPending} data-testid="share-create">
          {t('sharing.create')}
        </Button>
      </div>
    </Form>
  );
}

/** A link lasts to the end of its day, so today is no past. */
function isPast(day: { toDate(): Date }): boolean {
  const end = linkEnd('date', day.toDate(), new Date());
  return end !== null && end.getTime() < Date.now();
}

/** In the dialog, so that it scrolls with its field. */
function besideField(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('.ant-modal-body') ?? document.body;
}
