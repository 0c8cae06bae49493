import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { Hint } from '../../app/kit/Hint.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import { useShortcutLabel } from '../shortcuts/use-shortcut-label.ts';

interface ActionButtonProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

/** An action as a button, with its shortcut in the name. */
export function ActionButton({ id, icon, actions, run }: ActionButtonProps) {
  const { t } = useTranslation();
  const shortcut = useShortcutLabel();
  useAnyChange();
  const action = actionById(id);
  const key = shortcut(action);
  const label = t(action.label);
  const title = key ? `${label} (${key})` : label;
  return <IconButton label={title} icon={icon} disabled={!action.enabled(actions)} onClick={() => run(action)} />;
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ label, icon, disabled = false, onClick }: IconButtonProps) {
  return (
    <Hint title={label} after={500}>
      <Button look="text" icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
    </Hint>
  );
}
