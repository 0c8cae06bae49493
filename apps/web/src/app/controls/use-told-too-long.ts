import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/**
 * Has a form say at once of a text that was put into it, and that nobody has typed there, that it is too long (`fitsIn`): else it
 * would be said only when it is sent.
 */
export function useToldTooLong(form: Pick<FormInstance, 'validateFields'>, field: string, text: string, most: number) {
  const isTooLong = text.trim().length > most;
  useEffect(() => {
    // What is wrong stands below the field.
    if (isTooLong) form.validateFields([field]).catch(() => undefined);
  }, [form, field, isTooLong]);
}
