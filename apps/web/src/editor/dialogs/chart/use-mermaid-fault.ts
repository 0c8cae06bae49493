import { mermaidFault } from '@pagewright/components/mermaid-fault';
import { useEffect, useState } from 'react';
import type { CodeFault } from '../../code/code-fault.ts';

/** Wait after the last keystroke before the code is looked at, ms. */
const LOOK_AFTER = 300;

/** Where a diagram's code is wrong; none while it is fine or the fault has no place. */
export function useMermaidFault(code: string): CodeFault | undefined {
  const [fault, setFault] = useState<CodeFault>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await mermaidFault(code);
      if (isCurrent) setFault(found);
    }, LOOK_AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  return fault;
}
