/** Recomputes path and level of all categories from their parents. */
export const WRITE_PATHS = `
  WITH RECURSIVE tree AS (
    SELECT category_id, category_id::text AS path, 0 AS level FROM category WHERE parent_id IS NULL
    UNION ALL
    SELECT c.category_id, tree.path || '-' || c.category_id, tree.level + 1
      FROM category c JOIN tree ON c.parent_id = tree.category_id
  )
  UPDATE category c SET path = tree.path, level = tree.level
    FROM tree WHERE tree.category_id = c.category_id AND (c.path, c.level) <> (tree.path, tree.level)`;
