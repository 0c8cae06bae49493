/** A sign or a structure that can be put into a formula. */
export interface FormulaSymbol {
  /** What its button shows. */
  readonly sign: string;
  /** What is put in; `|` is where the caret comes to stand. */
  readonly latex: string;
}

function signs(pairs: string): FormulaSymbol[] {
  return pairs.split(' ').map((pair) => {
    const [sign = '', name = ''] = pair.split(':');
    return { sign, latex: `\\${name} |` };
  });
}

/** By group, in the order of how often they are wanted. */
export const FORMULA_SYMBOLS = {
  structures: [
    { sign: 'a⁄b', latex: '\\frac{|}{}' },
    { sign: '√', latex: '\\sqrt{|}' },
    { sign: 'ⁿ√', latex: '\\sqrt[n]{|}' },
    { sign: 'xⁿ', latex: '^{|}' },
    { sign: 'xᵢ', latex: '_{|}' },
    { sign: '∑', latex: '\\sum_{i=1}^{n} |' },
    { sign: '∏', latex: '\\prod_{i=1}^{n} |' },
    { sign: '∫', latex: '\\int_{a}^{b} | \\, dx' },
    { sign: 'lim', latex: '\\lim_{x \\to 0} |' },
    { sign: '( )', latex: '\\left( | \\right)' },
    { sign: '{ …', latex: '\\begin{cases} | & \\\\ & \\end{cases}' },
    { sign: '[ ⋮ ]', latex: '\\begin{pmatrix} | & \\\\ & \\end{pmatrix}' },
    { sign: 'x̄', latex: '\\overline{|}' },
    { sign: 'x⃗', latex: '\\vec{|}' },
    { sign: 'abc', latex: '\\text{|}' },
  ],
  greek: signs(
    'α:alpha β:beta γ:gamma δ:delta ε:varepsilon θ:theta λ:lambda μ:mu π:pi ρ:rho σ:sigma τ:tau φ:varphi ω:omega Γ:Gamma Δ:Delta Θ:Theta Λ:Lambda Σ:Sigma Φ:Phi Ω:Omega',
  ),
  operators: signs('±:pm ×:times ÷:div ·:cdot ∂:partial ∇:nabla ∞:infty ∩:cap ∪:cup ∧:land ∨:lor ¬:neg °:circ …:dots'),
  relations: signs(
    '≤:leq ≥:geq ≠:neq ≈:approx ≡:equiv ∼:sim ∝:propto ∈:in ∉:notin ⊂:subset ⊆:subseteq ∀:forall ∃:exists',
  ),
  arrows: signs('→:to ←:leftarrow ⇒:Rightarrow ⇔:Leftrightarrow ↦:mapsto ↑:uparrow ↓:downarrow ⇌:rightleftharpoons'),
} as const;

export type SymbolGroup = keyof typeof FORMULA_SYMBOLS;
export const SYMBOL_GROUPS = Object.keys(FORMULA_SYMBOLS) as SymbolGroup[];

/** A text with a symbol in the place of what is selected, which goes to where the caret would be. */
export function withSymbol(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { latex }: FormulaSymbol,
): { readonly text: string; readonly caret: number } {
  const selected = text.slice(start, end);
  const [before = '', after = ''] = latex.split('|');
  return {
    text: text.slice(0, start) + before + selected + after + text.slice(end),
    caret: start + before.length + selected.length,
  };
}
