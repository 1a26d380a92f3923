# use rekje_core::crossword::selfplay::driven::*;
# let course = Course { graph: &graph, facts: &facts, rules: &rules, most: 50 };
# course.check().unwrap();
# let game = DrivenGame::new(&course, 1).unwrap();
