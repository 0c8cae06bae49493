import { describe } from 'vitest';
import { proveEveryStyle } from './proof-page/proof.ts';

describe('every style × layout on posters and long images', () => proveEveryStyle(['poster', 'long']));
