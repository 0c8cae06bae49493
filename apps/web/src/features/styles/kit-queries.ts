import { addKit, type BrandKit, editKit, listKits, removeKit } from '@pagewright/contract/brand-kits';
import type { BodyInput } from '@pagewright/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';

/** With the person: whoever signs in next has others. */
const keyOf = (userId: number | undefined) => ['brand-kits', userId] as const;

/** The person's brand kits; a visitor has none, and nothing is asked. */
export function useKits() {
  const userId = useSession()?.user.userId;
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api.call(listKits, { signal }),
    enabled: userId !== undefined,
  });
}

function useKitChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  return useMutation({
    mutationFn: change,
    onError: (error) => notify.error(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['brand-kits'] }),
  });
}

export function useAddKit() {
  return useKitChange((body: BodyInput<typeof addKit>) => api.call(addKit, { body }));
}

export function useEditKit() {
  return useKitChange((body: BodyInput<typeof editKit>) => api.call(editKit, { body }));
}

export function useRemoveKit() {
  return useKitChange(({ id }: BrandKit) => api.call(removeKit, { params: { id } }));
}
