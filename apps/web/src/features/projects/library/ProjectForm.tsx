import { errorMessage } from '@pagewright/contract/messages';
import { PROJECT_STATUSES, type Project } from '@pagewright/contract/projects';
import { DatePicker, Form, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { fitsIn } from '../../../app/controls/fits-in.ts';
import { asLanguage } from '../../../app/i18n/language.ts';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { PROJECT_NAME_MAX } from '../NameField.tsx';
import { timestampName } from '../project-name.ts';
import type { ProjectFields } from '../project-queries.ts';
import { EngineField } from './EngineField.tsx';
import styles from './library.module.css';
import { useTemplates } from './template-queries.ts';

/** Most characters of a description: the contract's limit. */
const DESCRIPTION_MAX = 2_000;
/** "No template" in the list of templates. */
const BLANK = 0;

interface FormValues {
  readonly name: string;
  readonly description?: string;
  readonly startDate?: Dayjs | null;
  readonly endDate?: Dayjs | null;
  readonly projectStatus: Project['projectStatus'];
  readonly module: Project['module'];
  readonly templateId?: number;
}

interface ProjectFormProps {
  /** The project that is edited; a new one is made where there is none. */
  readonly project?: Project;
  readonly busy: boolean;
  readonly onSave: (fields: ProjectFields & { readonly name: string }) => void;
  readonly onClose: () => void;
}

/** Everything that can be said about a project, when it is made and later. */
export function ProjectForm({ project, busy, onSave, onClose }: ProjectFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<FormValues>();
  return (
    <KitModal
      title={t(project ? 'library.form.editTitle' : 'library.form.createTitle')}
      okText={t(project ? 'library.form.save' : 'library.form.create')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      width={560}
      style={{ top: 40 }}
    >
      <Form<FormValues>
        form={form}
        layout="vertical"
        requiredMark
        initialValues={project ? valuesOf(project) : newValues()}
        onFinish={(values) => onSave(fieldsOf(values))}
      >
        <NameItem />
        <Form.Item name="description" label={t('library.form.description')} rules={[fitsIn(DESCRIPTION_MAX)]}>
          <Input.TextArea rows={3} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="startDate" label={t('library.form.startDate')}>
            <DatePicker className={styles.wide} getPopupContainer={besideField} />
          </Form.Item>
          <EndDateItem />
        </div>
        <div className={styles.pair}>
          <StatusItem />
          {!project && <TemplateItem />}
        </div>
        <Form.Item name="module" label={t('library.form.engine')}>
          <EngineField />
        </Form.Item>
      </Form>
    </KitModal>
  );
}

/** A calendar scrolls with the field that it belongs to. */
const besideField = (field: HTMLElement): HTMLElement => field.closest('.ant-modal-body') ?? document.body;

function NameItem() {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="name"
      label={t('library.form.name')}
      rules={[{ required: true, whitespace: true, message: t('library.form.nameRequired') }, fitsIn(PROJECT_NAME_MAX)]}
    >
      <Input count={{ show: true, max: PROJECT_NAME_MAX }} />
    </Form.Item>
  );
}

function EndDateItem() {
  const { t, i18n } = useTranslation();
  return (
    <Form.Item
      name="endDate"
      label={t('library.form.endDate')}
      dependencies={['startDate']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, end: Dayjs | null | undefined) => {
            const start = getFieldValue('startDate') as Dayjs | null | undefined;
            if (!start || !end || !end.isBefore(start, 'day')) return Promise.resolve();
            return Promise.reject(new Error(errorMessage('project/dates', asLanguage(i18n.language))));
          },
        }),
      ]}
    >
      <DatePicker className={styles.wide} getPopupContainer={besideField} />
    </Form.Item>
  );
}

function StatusItem() {
  const { t } = useTranslation();
  return (
    <Form.Item name="projectStatus" label={t('library.form.status')}>
      <Select options={PROJECT_STATUSES.map((value) => ({ value, label: t(`library.status.${value}`) }))} />
    </Form.Item>
  );
}

function TemplateItem() {
  const { t } = useTranslation();
  const { data = [], isPending } = useTemplates();
  const blank = { value: BLANK, label: t('library.form.blank') };
  return (
    <Form.Item name="templateId" label={t('library.form.template')}>
      <Select loading={isPending} options={[blank, ...data.map(({ id, name }) => ({ value: id, label: name }))]} />
    </Form.Item>
  );
}

function newValues(): FormValues {
  return { name: timestampName(new Date()), projectStatus: 'active', module: 'local', templateId: BLANK };
}

function valuesOf(project: Project): FormValues {
  const { name, description, startDate, endDate, projectStatus, module } = project;
  const day = (text: string | null) => (text ? dayjs(text) : null);
  return { name, description, startDate: day(startDate), endDate: day(endDate), projectStatus, module };
}

/** Days are sent as YYYY-MM-DD, without a time zone. */
function fieldsOf({ name, description = '', startDate, endDate, projectStatus, module, templateId }: FormValues) {
  return {
    name: name.trim(),
    description: description.trim(),
    startDate: startDate?.format('YYYY-MM-DD') ?? null,
    endDate: endDate?.format('YYYY-MM-DD') ?? null,
    projectStatus,
    module,
    ...(templateId ? { templateId } : {}),
  };
}
