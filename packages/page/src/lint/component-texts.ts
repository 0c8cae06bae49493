import type { Component } from '@pagewright/components/models';
import { contentBox, type TextProps } from '@pagewright/components/text-box';
import type { Language } from '@pagewright/model/languages';
import { measureText, type TextStyle } from '@pagewright/typography/measure';
import { inkOf, type PlacedText } from './placed-text.ts';
import { tableTexts } from './table-texts.ts';

/** The texts that a component shows; blank ones are left out. */
export function placedTexts(component: Component, language: Language): PlacedText[] {
  if (component.type === 'aiTable') return tableTexts(component, language);
  if ('text' in component.props) return textOfBox(component, component.props, language);
  return [];
}

function textOfBox(component: Component, props: TextProps, language: Language): PlacedText[] {
  if (props.text.trim() === '') return [];
  const content = contentBox(props, component.size);
  const box = { ...content, x: component.position.x + content.x, y: component.position.y + content.y };
  // Whatever has a level is drawn as a heading.
  const style = { ...styleOf(props, language), keepsPhrases: 'level' in props };
  const measured = measureText(props.text, style, box.width);
  const colors = [{ color: props.color, fontSize: props.fontSize }];
  for (const span of props.spans ?? []) {
    if (!span.color && !span.fontSize) continue;
    colors.push({ color: span.color ?? props.color, fontSize: span.fontSize ?? props.fontSize });
  }
  return [{ text: props.text, style, box, ink: inkOf(box, measured, props), measured, colors, opacity: props.opacity }];
}

function styleOf(props: TextProps, language: Language): TextStyle {
  return {
    fontFamily: props.fontFamily,
    fontSize: props.fontSize,
    fontWeight: props.fontWeight,
    fontStyle: props.fontStyle,
    language,
    lineHeight: props.lineHeight,
    letterSpacing: props.letterSpacing,
    textTransform: props.textTransform,
    textIndent: props.textIndent,
    listType: props.listType,
    paragraphSpacing: props.paragraphSpacing,
    spans: props.spans,
  };
}
