import { Link } from './link.tsx';

interface FileListProps {
  title: string;
  files: readonly { address: string; label: string }[];
}

/** A list of downloads with a heading. */
export function FileList({ title, files }: FileListProps) {
  return (
    <>
      <h3 className="text-small font-bold">{title}</h3>
      <ul>
        {files.map(({ address, label }) => (
          <li key={address}>
            <Link
              to={address}
              reloadDocument
              className="link inline-flex min-h-11 items-center break-all"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
