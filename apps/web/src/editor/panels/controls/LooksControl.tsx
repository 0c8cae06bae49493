import type { Component } from '@pagewright/components/models';
import { drawn } from '@pagewright/components/views';
import { type CSSProperties, useId } from 'react';
import { useOptionWord } from '../../../app/i18n/kind-words.ts';
import type { ControlProps } from './control-props.ts';
import styles from './looks.module.css';

/** Width of a small component, px. */
const WIDTH = 78;

/** One of a few looks, each drawn small in the colours of the component that is edited. */
export function LooksControl({ field, value, label, components, disabled, onChange }: ControlProps) {
  const word = useOptionWord();
  const name = useId();
  const [first] = components;
  const { control, limits, prop } = field;
  if (!first || control.type !== 'looks') return null;
  const { sample } = control;
  const scale = WIDTH / sample.size.width;
  const box: CSSProperties = { width: WIDTH, height: sample.size.height * scale };
  return (
    <span role="radiogroup" aria-label={label} className={styles.looks}>
      {(limits.options ?? []).map((option) => (
        <label key={option} className={styles.look}>
          <input
            type="radio"
            name={name}
            checked={value === option}
            disabled={disabled}
            onChange={() => onChange(option)}
          />
          <span aria-hidden="true" className={styles.picture} style={box}>
            <span style={{ ...sample.size, transform: `scale(${scale})` }}>
              {drawn(sampleOf(first, { ...sample.props, [prop]: option }, sample.size), CONTEXT)}
            </span>
          </span>
          <span className={styles.name}>{word(first.type, prop, String(option))}</span>
        </label>
      ))}
    </span>
  );
}

/** Only figures and single letters stand in samples: any language sets them alike. */
const CONTEXT = { language: 'en-US', mode: 'thumbnail', assets: () => undefined } as const;

function sampleOf(component: Component, props: Readonly<Record<string, unknown>>, size: Component['size']): Component {
  return { ...component, size, props: { ...component.props, ...props } } as Component;
}
