/** A department of the tree. */
export interface DepartmentItem {
  readonly id: string;
  readonly name: string;
  /** Whether its data is locked for the caller. */
  readonly isLock?: boolean;
  readonly children: readonly DepartmentItem[];
}

/** Returns the tree below a company, with the company at its top; the whole tree when the company is not in it. */
export function belowCompany(
  nodes: readonly DepartmentItem[],
  companyId: string | undefined,
): readonly DepartmentItem[] {
  const company = companyId && departmentOf(nodes, companyId);
  return company ? [company] : nodes;
}

export function departmentOf(nodes: readonly DepartmentItem[], id: string): DepartmentItem | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : departmentOf(node.children, id);
    if (found) return found;
  }
  return undefined;
}
