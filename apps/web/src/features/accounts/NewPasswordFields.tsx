import { Form, Input } from 'antd';
import { useFieldRules } from './field-rules.ts';

/** A password that is chosen, and the same again (spec §5). */
export function NewPasswordFields({ label, again }: { label: string; again: string }) {
  const rules = useFieldRules();
  return (
    <>
      <Form.Item name="password" label={label} rules={rules.password} validateTrigger="onBlur">
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label={again}
        rules={rules.confirm}
        dependencies={['password']}
        validateTrigger="onBlur"
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
