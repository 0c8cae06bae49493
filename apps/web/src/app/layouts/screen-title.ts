import { useEffect } from 'react';
import { create } from 'zustand';

/** What the screen that is shown calls itself; undefined where its route's title says enough. */
export const useOwnTitle = create<{ readonly title?: string }>(() => ({}));

/** Calls the browser's tab after what the screen shows: of documents that somebody was sent, one is told from the next. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    useOwnTitle.setState({ title }, true);
    return () => useOwnTitle.setState({}, true);
  }, [title]);
}
