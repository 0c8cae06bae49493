import { fontFamilyCss } from '@pagewright/typography/catalogue';
import { type ReactNode, useContext } from 'react';
import { drawnBorderWidth } from '../drawing/box-css.ts';
import { ChartArea, EmptyChart } from '../drawing/ChartArea.tsx';
import { ReaderLanguage } from '../reader-language.ts';
import type { ViewProps } from '../view-context.ts';
import type { aiEchartModel } from './model.ts';

export function AiEchartView({ component, context }: ViewProps<typeof aiEchartModel>): ReactNode {
  const { props, size } = component;
  const { chartType, chartConfig, content, look, theme, fontSize } = props;
  const reader = useContext(ReaderLanguage);
  const border = drawnBorderWidth(props) * 2;
  const inner = { width: Math.max(1, size.width - border), height: Math.max(1, size.height - border) };
  const fontFamily = fontFamilyCss(props.fontFamily, context.language);
  return (
    <ChartArea
      props={props}
      size={inner}
      drawKey={JSON.stringify([
        chartType,
        chartConfig,
        content,
        look,
        theme,
        fontSize,
        fontFamily,
        context.mode,
        reader,
      ])}
      hint="configuration"
      empty={chartConfig.trim() === '' && !content ? <EmptyChart shown={context.mode === 'view'} /> : undefined}
      draw={async (host, signal) => {
        const { drawEchart } = await import('./engine.ts');
        const { language, mode } = context;
        return drawEchart(host, { props, fontFamily, language, reader, mode, ...inner }, signal);
      }}
    />
  );
}
