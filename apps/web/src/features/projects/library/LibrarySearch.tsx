import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import styles from './library.module.css';
import { useTypedSearch } from './use-typed-search.ts';

interface LibrarySearchProps {
  /** Says what is searched. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Narrows down what a gallery shows, while one types. */
export function LibrarySearch({ label, value, onSearch }: LibrarySearchProps) {
  const { typed, setTyped } = useTypedSearch(value, onSearch);
  return (
    <Input
      type="search"
      allowClear
      className={styles.searchField}
      prefix={<SearchOutlined />}
      value={typed}
      placeholder={label}
      aria-label={label}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
