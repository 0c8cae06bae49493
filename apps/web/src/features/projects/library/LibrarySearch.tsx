import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import styles from './library.module.css';

interface LibrarySearchProps {
  /** Says what is searched. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Narrows down what a gallery shows, as one types. */
export function LibrarySearch({ label, value, onSearch }: LibrarySearchProps) {
  return (
    <Input
      type="search"
      allowClear
      className={styles.searchField}
      prefix={<SearchOutlined />}
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}
