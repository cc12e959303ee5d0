//! What happened is told entry by entry, as the viewer may see it, and ends where the table is.

use orrery_core::FastDice;
use orrery_server::wire::{Moment, Story};
use serde_json::{Value, json};

use super::room::{Eyes, Room, table};

/// Puts a part of a value in the place that the path names.
fn put(value: &mut Value, path: &[Value], part: &Value) {
    match path.split_first() {
        None => *value = part.clone(),
        Some((Value::String(key), rest)) => put(&mut value[key.as_str()], rest, part),
        Some((place, rest)) => put(&mut value[place.as_u64().unwrap() as usize], rest, part),
    }
}

#[tokio::test]
async fn a_story_leads_from_one_position_to_another_entry_by_entry() {
    let room = Room::new().await;
    let mut mira = room.guest("Mira").await;
    let info = table(&mut mira, "roll-for-the-galaxy", "me bot bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&mira, &info.id).await;
    eyes.play_out(&mut FastDice::new(3)).await;
    eyes.catch_up().await;
    let last = eyes.position().step;

    let (mut step, mut told) = (0, Vec::new());
    loop {
        let story: Story = mira.get(&format!("/api/tables/{}/story/{step}", info.id)).await.unwrap();
        let start = &story.start;
        let mut shot = json!({ "view": start.view, "to_act": start.to_act, "scores": start.scores });
        for frame in &story.frames {
            frame.changes.iter().for_each(|(path, part)| put(&mut shot, path, part));
            told.push(frame.seq);
            let entry = &eyes.log[frame.seq as usize - 1];
            step = entry.step;
            // After the last entry of a step the table is where `at` says.
            if eyes.log.get(frame.seq as usize).is_none_or(|next| next.step > step) && step % 40 == 0 {
                let at: Moment = mira.get(&format!("/api/tables/{}/at/{step}", info.id)).await.unwrap();
                assert_eq!(shot["view"], at.view);
            }
        }
        if !story.more {
            assert_eq!(shot["view"], eyes.position().view);
            break;
        }
    }
    assert_eq!(step, last);
    let entries: Vec<u32> = eyes.log.iter().filter(|e| e.step > 0).map(|e| e.seq).collect();
    assert_eq!(told, entries, "every entry once, in order");
    let none = mira.get::<Story>(&format!("/api/tables/{}/story/{}", info.id, last + 1)).await;
    assert!(none.is_err(), "no story after a step that does not exist");
}
