import { fontFamilyCss } from '@pagewright/typography/catalogue';
import type { ReactNode } from 'react';
import { ChartArea, EmptyChart } from '../drawing/ChartArea.tsx';
import type { ViewProps } from '../view-context.ts';
import type { aiChartModel } from './model.ts';

export function AiChartView({ component, context }: ViewProps<typeof aiChartModel>): ReactNode {
  const { props, size } = component;
  const fontFamily = fontFamilyCss(props.fontFamily, context.language);
  const { mermaidCode, theme, palette, options, fontSize } = props;
  return (
    <ChartArea
      props={props}
      size={size}
      drawKey={JSON.stringify([mermaidCode, theme, palette, options, fontSize, fontFamily])}
      hint="syntax"
      source={mermaidCode}
      empty={mermaidCode.trim() === '' ? <EmptyChart shown={context.mode === 'view'} /> : undefined}
      draw={async (host, signal) => {
        const { drawMermaid } = await import('./engine.ts');
        try {
          return await drawMermaid(host, { props, fontFamily, width: size.width }, signal);
        } catch (error) {
          if (signal.aborted) throw error;
          const { whyNotDrawn } = await import('./fault.ts');
          throw await whyNotDrawn(mermaidCode, error);
        }
      }}
    />
  );
}
