import { ENGINES } from '@pagewright/compose/engines';
import { BUILT_IN_TEMPLATES } from '@pagewright/compose/templates';
import { expect, it } from 'vitest';
import { leftOutOf } from './left-out.ts';
import { type PipelineRequest, runPipeline } from './pipeline.ts';

const PROPOSAL = `# Roof of the chapel

## Problem

The tower leaks in the west corner.

## Bibliography

Harbour records of the parish, volume three, with all drawings of the tower.
`;

it('what a template’s own prompt leaves out is left out by the prompt, not for its rank', async () => {
  const template = BUILT_IN_TEMPLATES.find(({ words }) => words['en-US'].prompt.includes('Leave out the bibliography'));
  const request: PipelineRequest = {
    files: [{ name: 'roof.md', bytes: new TextEncoder().encode(PROPOSAL) }],
    engine: 'local',
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
    style: 'professional',
    template: template?.id,
  };
  const { statements } = leftOutOf(await runPipeline(ENGINES, request), request);
  expect(statements.filter(({ text }) => /parish/.test(text)).map(({ reason }) => reason)).toEqual(['prompt']);
});
