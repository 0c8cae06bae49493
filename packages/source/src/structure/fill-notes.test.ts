import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

it.each([
  ['※黒のペンで記入してください', '職務経歴書', '氏名：川上 蓮'],
  ['（記入上の注意）太枠内をご記入ください', '入会申込書', '氏名：川上 蓮'],
  ['请用黑色签字笔填写', '个人简历', '姓名：林小满'],
  ['Please fill in with capital letters', 'Application for a garden plot', 'Name: Ann Lee'],
  ['À remplir en lettres capitales', "Fiche d'inscription à l'atelier", 'Nom : Léa Brun'],
])('how a form is to be filled in is not what it is called: %s', (note, title, field) => {
  const read = textDocument('form.txt', `${note}\n\n${title}\n\n${field}\n`);
  expect(read.title).toBe(title);
  expect(read.blocks.map((block) => ('text' in block ? block.text : ''))).toContain(note);
});

it.each([
  ['Complete guide to sourdough', 'Flour and water'],
  ['Fill in the blanks', 'A play in three acts'],
  ['Please complete the survey by Friday', 'Dear all,'],
])('a name that begins with such a word stays the name: %s', (title, next) => {
  expect(textDocument('a.txt', `${title}\n\n${next}\n\nMix both. Leave them overnight.\n`).title).toBe(title);
});
