import type { BodyInput } from '@pagewright/contract/endpoint';
import { addTemplate, editTemplate, getTemplate, listTemplates, removeTemplate } from '@pagewright/contract/templates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api/api.ts';
import { asLanguage } from '../../../app/i18n/language.ts';
import { queryClient } from '../../../app/query-client.ts';
import { useSession } from '../../../app/session/session.ts';
import { notify } from '../../../app/toasts/notify.ts';

/** With the person: whoever signs in next has others. */
function useKey() {
  const language = asLanguage(useTranslation().i18n.language);
  const userId = useSession()?.user.userId;
  return { language, key: ['templates', userId, language] as const };
}

/** The person's own templates, and ours in their language. */
export function useTemplates(wanted = true) {
  const { language, key } = useKey();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call(listTemplates, { query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}

/** One template with its pages. */
export function useTemplate(id: number, wanted = true) {
  const { language, key } = useKey();
  return useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.call(getTemplate, { params: { id }, query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}

function useTemplateChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  return useMutation({
    mutationFn: change,
    onError: (error) => notify.error(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['templates'] }),
  });
}

export function useAddTemplate() {
  return useTemplateChange((body: BodyInput<typeof addTemplate>) => api.call(addTemplate, { body }));
}

export function useEditTemplate() {
  return useTemplateChange((body: BodyInput<typeof editTemplate>) => api.call(editTemplate, { body }));
}

export function useRemoveTemplate() {
  return useTemplateChange((id: number) => api.call(removeTemplate, { params: { id } }));
}
