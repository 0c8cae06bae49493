import { contrast } from '@pagewright/model/color';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { isOf } from '../define-kind.ts';
import { componentOf } from '../fixtures.ts';
import { loadForLowering, lowerPage } from '../lower-page.ts';
import type { Component, PropsInput } from '../models.ts';
import type { TextPrimitive } from '../primitives.ts';
import { codeColors } from './colors.ts';
import { codeHeight, codeLayout, markedLines, withoutTabs } from './drawn-code.ts';
import { guessLanguage } from './guess-language.ts';
import { CODE_LANGUAGES, languageNamed } from './languages.ts';
import { codeBlockModel } from './model.ts';
import { findTokens, loadGrammar } from './tokens.ts';

const LANGUAGE = 'en-US';

function layoutOf(props: PropsInput<'codeBlock'>, size = { width: 520, height: 260 }) {
  const component = componentOf('codeBlock', props, { size });
  if (!isOf(codeBlockModel, component)) throw new Error('not a listing');
  return codeLayout(component, LANGUAGE);
}

async function lowered(component: Component): Promise<TextPrimitive[]> {
  const page = {
    title: 'a',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: LANGUAGE,
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: [component],
  } as const;
  const own = { ...page, components: [component] };
  await loadForLowering([own]);
  return lowerPage(own, { assets: () => undefined }).primitives.filter((one) => one.type === 'text');
}

describe('the language of a listing', () => {
  it.each([
    ['def total(items):\n    return sum(items)', 'python'],
    ['import numpy as np\nfor x in range(3):\n    print(x)', 'python'],
    ['const total = items.reduce((a, b) => a + b, 0);', 'javascript'],
    ['interface Item {\n  price: number;\n}', 'typescript'],
    ['SELECT name, sum(price) FROM items GROUP BY name', 'sql'],
    ['$ sudo apt-get install nginx\n$ cd /etc', 'bash'],
    ['#!/usr/bin/env node\nx', 'javascript'],
    ['{\n  "name": "a",\n  "n": [1, 2]\n}', 'json'],
    ['<!doctype html>\n<html><body></body></html>', 'html'],
    ['.card {\n  color: red;\n  margin: 0;\n}', 'css'],
    ['package main\n\nfunc main() {\n\tfmt.Println("a")\n}', 'go'],
    ['fn main() {\n    println!("a");\n}', 'rust'],
    ['#include <stdio.h>\nint main(void) { printf("a"); }', 'c'],
    ['#include <vector>\nstd::vector<int> a;', 'cpp'],
    ['public class Main {\n  public static void main(String[] a) {}\n}', 'java'],
    ['using System;\nConsole.WriteLine("a");', 'csharp'],
    ['FROM node:24\nRUN npm ci\nCMD ["node", "a.js"]', 'dockerfile'],
    ['version: 2\njobs:\n  build:\n    steps: 3', 'yaml'],
    ['[server]\nport = 80\nhost = a', 'ini'],
    ['@@ -1,2 +1,2 @@\n-a\n+b', 'diff'],
    ["<?php\necho 'a';", 'php'],
    ['library(ggplot2)\nx <- c(1, 2)', 'r'],
    ['收入  120\n成本   80', 'plain'],
    ['', 'plain'],
    ['+----+----+\n| a  | b  |\n+----+----+', 'plain'],
  ])('%j is found by itself', (code, language) => {
    expect(guessLanguage(code)).toBe(language);
  });

  it('is known by what people write behind a fence', () => {
    expect(['js', 'C++', 'shell', ' PY ', 'text', 'cobol', '', 'constructor'].map(languageNamed)).toEqual([
      'javascript',
      'cpp',
      'bash',
      'python',
      'plain',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is found quickly in what looks like none', () => {
    const start = process.threadCpuUsage().user;
    guessLanguage(`${'{'.repeat(5000)}`);
    guessLanguage(`${'a: '.repeat(3000)}`);
    guessLanguage(`${' '.repeat(9000)}x`);
    guessLanguage(`${'.a-'.repeat(3000)}{`);
    guessLanguage(`${'const a: b<'.repeat(800)}`);
    expect((process.threadCpuUsage().user - start) / 1000).toBeLessThan(400);
  });
});

describe('the parts of code', () => {
  it.each(CODE_LANGUAGES)('written in %s are coloured in order and within the text', async (language) => {
    await loadGrammar(language);
    const code = '# title\n/* c */ def x = "a" + 12; // b\nfunction f() { return <b class="c">1</b> }\n';
    const tokens = findTokens(code, language) ?? [];
    let end = 0;
    for (const token of tokens) {
      expect(token.start).toBeGreaterThanOrEqual(end);
      expect(token.end).toBeGreaterThan(token.start);
      end = token.end;
    }
    expect(end).toBeLessThanOrEqual(code.length);
  });

  it('have the role that they play', async () => {
    await loadGrammar('javascript');
    const code = 'const a = "b"; // c';
    expect(findTokens(code, 'javascript')?.map(({ start, end, role }) => [code.slice(start, end), role])).toEqual([
      ['const', 'keyword'],
      ['"b"', 'string'],
      ['// c', 'comment'],
    ]);
    expect(findTokens(code, 'plain')).toEqual([]);
  });
});

describe('the colours of code', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('can be read on its ground and on lines that stand out, whatever the style', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dark' as const, 'light' as const),
        fc.array(color, { minLength: 1, maxLength: 4 }),
        fc.oneof(fc.constant('transparent'), color),
        (tone, palette, backgroundColor) => {
          const { ground, marked, plain, quiet, roles } = codeColors({ tone, palette, backgroundColor });
          for (const ink of [plain, quiet, ...Object.values(roles)]) {
            expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(ink, marked)).toBeGreaterThanOrEqual(4.5);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stand apart where a style has but one', () => {
    const { roles } = codeColors({ tone: 'dark', palette: ['#d9161c', '#111111'], backgroundColor: 'transparent' });
    expect(new Set(Object.values(roles)).size).toBe(5);
  });
});

describe('a listing', () => {
  const code = fc
    .array(fc.stringMatching(/^[ \t]{0,6}[\w汉字(){}="; .-]{0,120}$/), { minLength: 1, maxLength: 100 })
    .map((lines) => lines.join('\n'));

  it('never leaves its box, however long it is', () => {
    fc.assert(
      fc.property(
        code,
        fc.constantFrom('shrink' as const, 'wrap' as const),
        fc.boolean(),
        fc.constantFrom('', 'main.py'),
        (text, fit, lineNumbers, title) => {
          const size = { width: 420, height: 300 };
          const { measured, room, fontSize, marks } = layoutOf(
            { code: text, fit, lineNumbers, title, marked: '1-9' },
            size,
          );
          expect(measured.height).toBeLessThanOrEqual(room.height + 0.02);
          expect(measured.width).toBeLessThanOrEqual(room.width + 0.02);
          expect(room.x + room.width).toBeLessThanOrEqual(size.width);
          expect(fontSize).toBeLessThanOrEqual(16);
          for (const mark of marks) expect(mark.y + mark.height).toBeLessThanOrEqual(size.height + 0.02);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is set in whole lines as long as they can be read, and broken where it is to be', () => {
    const long = `${'x'.repeat(60)}\ny`;
    const shrunk = layoutOf({ code: long });
    expect([shrunk.measured.lines.length, shrunk.fontSize < 16]).toEqual([2, true]);
    const wrapped = layoutOf({ code: long, fit: 'wrap' });
    expect([wrapped.measured.lines.length, wrapped.fontSize]).toEqual([3, 16]);
  });

  it('wants the height that it is then drawn in', () => {
    const input = { code: 'a\nb\nc', title: 'a.py', fontSize: 20 };
    const { height, fontSize, fit } = codeHeight(input, 400, LANGUAGE, 12);
    expect(layoutOf({ ...input, fontSize, fit }, { width: 400, height }).fontSize).toBe(20);
    expect(layoutOf({ ...input, fontSize, fit }, { width: 400, height: height - 4 }).fontSize).toBeLessThan(20);
  });

  it('has tabs to its own columns, and lines that stand out by their numbers', () => {
    expect(withoutTabs('\ta\n  \tb', 4)).toBe('    a\n    b');
    const isMarked = markedLines('3，5-7 x 9–10');
    expect([2, 3, 4, 5, 7, 8, 9, 10].filter(isMarked)).toEqual([3, 5, 7, 9, 10]);
  });

  it('goes to other programs as texts: numbers beside rows that begin a line, all of the code, its title', async () => {
    const code = `def f():\n    return "${'x'.repeat(36)}"`;
    const texts = await lowered(componentOf('codeBlock', { code, title: 'a.py', fit: 'wrap', firstLine: 7 }));
    const words = texts.map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')));
    expect(words).toEqual([['a.py'], ['7', '8', ''], code.split('\n')]);
    expect(texts.map(({ part }) => part)).toEqual([undefined, 'line-numbers', 'listing']);
    const looks = texts[2]?.paragraphs[0]?.runs.map(({ text, look }) => [text, look.fontFamily, look.fontWeight]);
    expect(looks?.[0]).toEqual(['def', 'JetBrains Mono', 700]);
  });

  it('is found, replaced and copied as the text that it is', () => {
    const component = componentOf('codeBlock', { code: 'a = 1', title: 'a.py' });
    const behaviour = behaviourOf(component);
    expect(behaviour.texts(component)).toEqual([
      { path: ['title'], text: 'a.py', is: 'words' },
      { path: ['code'], text: 'a = 1', is: 'words' },
    ]);
    expect(behaviour.plainText(component)).toBe('a = 1');
    expect(behaviour.isEmpty(componentOf('codeBlock'))).toBe(true);
  });
});
