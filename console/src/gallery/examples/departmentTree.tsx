import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DepartmentTree } from '../../widgets/fields/DepartmentTree.js';
import { useDepartments } from '../../widgets/people/use-departments.js';

export default function Example() {
  const label = useTranslate()('console.gallery.names.departmentTree');
  const [value, setValue] = useState('');
  return <DepartmentTree label={label} nodes={useDepartments().nodes} value={value} onChange={setValue} />;
}
